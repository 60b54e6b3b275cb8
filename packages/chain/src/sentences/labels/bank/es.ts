import type { Translated } from '../../../translated.ts'
import type * as english from './en.ts'

export const titles: Translated<typeof english.titles> = {
  'bank.Send': 'Envío',
  'bank.MultiSend': 'Envío múltiple',
  'bank.SetSendEnabled': 'Permiso de envíos',
  'vesting.CreateVestingAccount': 'Entrega bloqueada',
  'vesting.CreatePeriodicVestingAccount': 'Entrega por etapas',
  'vesting.CreatePermanentLockedAccount': 'Entrega bloqueada para siempre',
  'bank.SendAuthorization': 'Transferencias',
}

export const fields: Translated<typeof english.fields> = {
  end_time: 'Fin',
  from_address: 'Remitente',
  inputs: 'Remitentes',
  outputs: 'Destinatarios',
  start_time: 'Inicio',
  to_address: 'Destinatario',
  vesting_periods: 'Etapas',
  coins: 'Monedas',
  delayed: 'Todo al final',
}
