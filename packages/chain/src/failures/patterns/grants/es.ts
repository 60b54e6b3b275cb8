import type { Translated } from '../../../translated.ts'
import type { grants as english } from './en.ts'

export const grants: Translated<typeof english> = {
  'allowance.exists': 'Ya existía una asignación de comisiones igual',
  'allowance.expired': 'La asignación de comisiones ha caducado',
  'allowance.fees': '{granter} no paga las comisiones de {grantee}',
  'allowance.limit': 'La comisión superaba lo que queda de la asignación de comisiones',
  'allowance.message': 'La asignación de comisiones no incluye mensajes de este tipo',
  'allowance.none': 'No existía esa asignación de comisiones',
  'grant.expired': 'La autorización ha caducado',
  'grant.gone': 'No había ninguna autorización así que retirar',
  'grant.limit': 'El importe superaba lo que permitía la autorización',
  'grant.market': 'La autorización no incluye este mercado',
  'grant.none': 'No había autorización para esto',
  'grant.noneFor': '{grantee} no tenía autorización de {granter} para esto: {type}',
  'grant.past': 'La autorización habría terminado en el pasado',
  'grant.recipient': 'La autorización no permite enviar nada a {account}',
  'grant.self': 'Nadie puede autorizarse a sí mismo',
  'grant.validator': 'La autorización no incluye al validador {validator}',
}
