import type { notices as english } from './en.ts'
import type { Texts } from '../words.ts'

export const notices = {
  titles: {
    copyFailed: 'No se pudo copiar',
    liveLost: 'Se perdió la conexión con el sitio',
    network: 'Error de red: no se pudo obtener esta página',
    demand: 'Injsight tiene más demanda de lo habitual',
    something: 'Algo ha ocurrido',
    broadcasting: 'Transmitiendo la transacción...',
    inBlock: 'La transacción está en un bloque',
    csvFailed: 'Hubo un problema al generar el archivo CSV. Inténtalo de nuevo.',
    csvReady: 'El archivo CSV está listo',
    forDevelopers: 'Esa página es para desarrolladores: añade ?devMode=true a su dirección',
  },
  descriptions: {
    demand: 'Ten paciencia: los ingenieros hacen todo lo posible por mejorar el rendimiento y la eficiencia.',
    copy: 'El navegador no lo permite aquí. Selecciona el texto y cópialo a mano.',
    live: 'Los bloques nuevos aparecerán en cuanto vuelva.',
  },
  queue: 'Tu archivo es el número {place} de la cola; empieza por sí solo',
  close: 'Cerrar este aviso',
  seconds: '{seconds} s',
  type: '{type, select, error {Error} warning {Advertencia} success {Hecho} other {Nota}}',
  external: {
    leave: 'Estás saliendo de Injsight',
    leaveText: 'Alguien escribió esta dirección en la cadena. Injsight no sabe adónde lleva.',
    leaveTo: 'Lleva a {host}',
    stay: 'Quedarse aquí',
    go: 'Abrir en otra pestaña',
    external: 'lleva a otro sitio',
  },
} satisfies Texts<typeof english>
