docs-no-source = la documentación se hace a partir del código fuente, y esto es un paquete instalado
docs-failed = la documentación tiene fallos, indicados arriba
docs-built = la documentación está hecha: { $file }
