import type { Translated } from '../../../translated.ts'
import type * as english from './en.ts'

export const titles: Translated<typeof english.titles> = {
  'authz.Exec': 'Actuar por otro',
  'authz.Grant': 'Autorización',
  'authz.Revoke': 'Retirar autorización',
  'authz.PruneExpiredGrants': 'Limpiar autorizaciones',
  'feegrant.GrantAllowance': 'Asignación de comisiones',
  'feegrant.RevokeAllowance': 'Fin de asignación',
  'feegrant.PruneAllowances': 'Limpiar asignaciones',
  'authz.ExecCompat': 'Actuar por otro',
  'feegrant.BasicAllowance': 'Asignación simple',
  'feegrant.PeriodicAllowance': 'Tanto por periodo',
  'feegrant.AllowedMsgAllowance': 'Solo para algunos mensajes',
  'authz.GenericAuthorization': 'Mensajes de un tipo',
}

export const fields: Translated<typeof english.fields> = {
  allowance: 'Asignación',
  allowed_messages: 'Mensajes permitidos',
  authorization: 'Autorización',
  expiration: 'Hasta',
  grant: 'Lo que se permite',
  msg_type_url: 'Tipo de mensaje',
  msgs: 'Mensajes',
  basic: 'Asignación total',
  period_spend_limit: 'Límite por periodo',
  period_can_spend: 'Disponible en este periodo',
  period_reset: 'Fin del periodo',
  pruner: 'Eliminado por',
}
