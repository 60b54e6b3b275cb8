import type { permissions as english } from './en.ts'
import type { Texts } from '../words.ts'

export const permissions = {
  title: 'Permisos de tokens',
  about:
    'Quien creó una moneda puede darle reglas: qué papeles hay, qué puede hacer cada uno y qué no puede nadie.',
  description:
    'Monedas de Injective con reglas propias: papeles, quién los tiene, qué está desactivado y monedas que esperan ser reclamadas.',
  lists: {
    namespaces: 'Monedas con reglas',
    roles: 'Papeles',
    actors: 'Quién tiene qué papel',
    policies: 'Qué se puede hacer',
    vouchers: 'Monedas que esperan ser reclamadas',
  },
  none: {
    namespaces: 'Ninguna moneda tiene reglas propias.',
    roles: 'No tiene papeles.',
    actors: 'Nadie tiene un papel propio: todos son «todos».',
    policies: 'No hay nada reglado.',
    vouchers: 'No espera ninguna moneda: todo lo enviado se pudo recibir.',
  },
  vouchersText:
    'Enviadas por un módulo de la cadena a quien no puede tenerlas: esperan hasta que esa cuenta pueda y las reclame.',
  columns: {
    denom: 'Moneda',
    everybody: 'Todos pueden',
    role: 'Papel',
    may: 'Puede',
    givers: 'Lo da',
    account: 'Cuenta',
    accountRoles: 'Papeles',
    action: 'Acción',
    state: 'Estado',
    changers: 'Quién puede cambiarlo',
    off: 'Desactivado',
    hook: 'Pregunta a un contrato',
    post: 'Avisa a un contrato',
    amount: 'Cantidad',
  },
  everybody: 'Todos',
  allowed: 'permitido',
  off: 'desactivado',
  forEver: 'para siempre',
  nothing: 'nada',
  nobody: 'nadie',
} satisfies Texts<typeof english>
