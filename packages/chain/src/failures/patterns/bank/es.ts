import type { Translated } from '../../../translated.ts'
import type { bank as english } from './en.ts'

export const bank: Translated<typeof english> = {
  'coins.invalid': 'Contiene un importe no válido',
  'coins.zero': 'El importe era {amount}: tiene que ser mayor que cero',
  'denom.frozen': 'Ahora mismo este token no se puede enviar',
  'denom.invalid': 'El nombre del token no es válido',
  'denom.noSupply': 'En la cadena no hay nada de {denom}',
  'denom.none': 'No existe ese token',
  'funds.insufficient': 'No había fondos suficientes',
  'funds.locked': 'No hay fondos bloqueados que recuperar',
  'funds.none': 'No se enviaron fondos',
  'funds.short': 'No había suficiente: hacían falta {needed} y se podían gastar {held}',
  'receiver.blocked': '{account} no puede recibir fondos',
  'senders.many': 'Solo una cuenta puede enviar a varias a la vez',
  'sums.differ': 'Lo que entra y lo que sale no coincide',
}
