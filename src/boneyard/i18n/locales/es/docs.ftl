docs-no-source = la documentación solo se puede generar desde el código fuente, no desde un paquete instalado
docs-failed = la documentación tiene errores (véase más arriba)
docs-built = documentación generada: { $file }
