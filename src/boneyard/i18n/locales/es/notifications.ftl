notifications-turn = { $game }: te toca
notifications-time = { $game }: se te acaba el tiempo
notifications-claim = { $game }: a tu rival se le acabó el tiempo
notifications-challenge = { $game }: nuevo desafío
notifications-board = { $game }: tu partida del torneo está lista
notifications-deal = { $game }: tu reparto de duplicado ha empezado
notifications-over = { $game }: la partida terminó
notifications-with = Con { $others }

notifications-page = Notificaciones
notifications-about = Recibe un aviso cuando te toque jugar. Los avisos están desactivados hasta que los actives.
notifications-choose = Ajustes de notificaciones
notifications-here = Este navegador
notifications-start = Activar notificaciones
notifications-stop = Desactivar notificaciones
notifications-is-on = Las notificaciones están activadas. Las recibirás aunque Boneyard esté cerrado.
notifications-is-off = Las notificaciones están desactivadas en este navegador.
notifications-denied = Las notificaciones están bloqueadas en los ajustes del navegador. Permítelas allí y recarga esta página.
notifications-cannot = Aquí no funcionan las notificaciones. Necesitan https. En un iPhone o iPad, añade primero Boneyard a la pantalla de inicio (“Compartir” y luego “Añadir (o Agregar) a pantalla de inicio”).
notifications-needs-script = Activa JavaScript para recibir notificaciones.
notifications-by-push = Navegador (a través de { $where })
notifications-since = Desde el { $date }
notifications-what = Avísame
notifications-kind-turn = cuando me toque jugar
notifications-kind-time = cuando me quede poco tiempo o a mi rival se le acabe
notifications-kind-challenge = cuando me desafíen
notifications-kind-over = cuando termine una partida
notifications-keep = Guardar
notifications-end = Quitar
notifications-secret = Las notificaciones muestran el juego y los nombres de los jugadores, nunca fichas ocultas.

notifications-offer = Avísame cuando sea mi turno
notifications-no = No, gracias
notifications-now = Te avisaremos cuando te toque.
notifications-not-now = No ha funcionado. Revisa los ajustes de notificaciones de tu navegador e inténtalo de nuevo.

notifications-no-address = Escribe una dirección web válida.
notifications-only-https = La dirección debe empezar por https://.
notifications-not-public = Usa un nombre de servidor público, no una dirección IP ni un nombre local.
notifications-bad-keys = No se pueden leer las claves push de este navegador. Desactiva las notificaciones y actívalas de nuevo.
notifications-not-your-way = No tienes ese canal de notificaciones.
notifications-no-kind = Tipo de notificación desconocido. Los tipos son { $kinds }.

notifications-by-mail = Correo electrónico
notifications-mail-to = Se envían a { $address }.
notifications-no-mail-yet = Añade primero una dirección de correo a tu perfil.
notifications-kind-digest = una vez al día, si hay partidas que me esperan
notifications-mail-waiting = { $matches ->
    [one] Una partida te espera
   *[other] { $matches } partidas te esperan
}
notifications-mail-digest = { $matches ->
    [one] Te toca en una partida:
   *[other] Te toca en { $matches } partidas:
}

    { $list }
notifications-mail-time =
    Te queda el 20 % de tu tiempo en esta partida:

    { $game } · { $others }
    { $link }
notifications-mail-claim =
    A tu rival se le acabó el tiempo. Puedes reclamar la victoria o seguir esperando.

    { $game } · { $others }
    { $link }
notifications-mail-end =
    Recibes este correo porque activaste las notificaciones. Cancelar suscripción:
    { $link }
notifications-stop-asked = ¿Dejar de recibir correos sobre partidas?
notifications-stop-mail = Cancelar suscripción
notifications-stopped = Ya no recibirás correos sobre partidas.
notifications-no-mail = Añade primero una dirección de correo a tu perfil.
notifications-bad-smtp = BONEYARD_SMTP debe tener la forma smtp://usuario:clave@correo.example.org:587?from=juegos@example.org

notifications-feed-title = Partidas que te esperan
notifications-by-feed = Calendario y feed
notifications-feed-about = Un enlace privado que añade tus plazos a tu calendario. Cualquiera que tenga el enlace puede ver qué partidas te esperan.
notifications-feed-make = Crear enlace
notifications-feed-new = Crear otro enlace (el anterior dejará de funcionar)
notifications-feed-ics = Calendario
notifications-feed-atom = Atom
notifications-feed-json = JSON
notifications-by-hook = Webhook a { $where }
notifications-hook = Webhook
notifications-hook-about = Boneyard puede enviar notificaciones firmadas a una dirección web tuya.
notifications-hook-address = Dirección (https)
notifications-hook-add = Añadir webhook
notifications-hook-secret = La clave secreta es { $secret }. Solo se muestra una vez.

notifications-offline = Sin conexión
notifications-offline-what = No se puede conectar con Boneyard. Tus partidas están a salvo. Esta página se reconectará automáticamente.
notifications-offline-again = Intentar de nuevo
notifications-offline-tables = Solitarios que puedes continuar
notifications-offline-alone = Tus jugadas se guardan en este navegador y se enviarán cuando vuelvas a tener conexión.
