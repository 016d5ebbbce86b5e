# En la página del perfil: llevar los datos a otro sitio o a Boneyard Lite, y de vuelta.
transfer-title = Trasladar tus datos
transfer-why = Lleva tus partidas a tu cuenta en un servidor de Boneyard, o tráelas aquí desde allí.
transfer-why-lite = Lleva tus partidas a Boneyard Lite o a otro servidor de Boneyard, o tráelas aquí desde allí.
transfer-what = Las partidas terminadas, las respuestas a los problemas, las reglas propias, el nombre y los ajustes se añaden a lo que hay aquí. Las partidas importadas solo las ves tú y no cuentan para puntuaciones ni clasificaciones.
transfer-export = Exportar a un archivo
transfer-file = Archivo para importar
transfer-import = Importar
# $matches, $rules, $answers: cuántas eran nuevas.
transfer-done = Importado – partidas: { $matches }, reglas propias: { $rules }, respuestas a problemas: { $answers }.
transfer-left-out = Partidas no importadas porque no se pudieron comprobar o porque se alcanzó un límite: { $matches }.
transfer-bad-file = Este archivo no se exportó desde un perfil de Boneyard o es demasiado grande.
transfer-often = Demasiadas exportaciones o importaciones. Prueba de nuevo dentro de unos minutos.
# En la repetición de una partida.
transfer-imported = Importada: esta partida se jugó en otro lugar y aquí no cuenta.
