import type { nameServices as english } from './en.ts'
import type { Texts } from '../words.ts'

export const nameServices = {
  name: 'Nombre',
  title: '{name}, un nombre del servicio de nombres · {address}',
  absent: {
    title: 'Este nombre no existe',
    text: 'Ninguna cuenta usa {name}.',
    otherWay: 'No se encontró ningún .inj para {address}.',
    unresolved: 'No se encontró la dirección del resolvedor.',
    claim: 'Registrar un nombre en SPACE ID',
  },
  invalid: {
    title: 'Dominio no válido',
    text: 'Un nombre .inj es una sola palabra de 3 caracteres o más: letras, dígitos, - y _.',
    empty: 'Las partes de un dominio no pueden estar vacías',
    unlike: '{name} no se puede normalizar.',
  },
  silent: {
    title: 'El servicio de nombres no responde',
    text: 'Ahora no se puede saber de quién es {name}. Inténtalo de nuevo en un minuto.',
  },
} satisfies Texts<typeof english>
