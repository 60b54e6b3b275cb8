import type { Translated } from '../../../translated.ts'
import type * as english from './en.ts'

export const titles: Translated<typeof english.titles> = {
  'gov.SubmitProposal': 'Propuesta',
  'gov.Vote': 'Voto',
  'gov.VoteWeighted': 'Voto repartido',
  'gov.Deposit': 'Depósito de propuesta',
  'gov.CancelProposal': 'Retirar propuesta',
  'gov.ExecLegacyContent': 'Ejecutar propuesta',
  'upgrade.SoftwareUpgrade': 'Plan de actualización',
  'upgrade.CancelUpgrade': 'Cancelar actualización',
  'crisis.VerifyInvariant': 'Revisión de cuentas',
  'gov.TextProposal': 'Propuesta de texto',
  'params.ParameterChangeProposal': 'Cambio de parámetros',
  'upgrade.CancelSoftwareUpgradeProposal': 'Cancelar actualización',
}

export const fields: Translated<typeof english.fields> = {
  content: 'Contenido',
  expedited: 'Urgente',
  invariant_module_name: 'Módulo',
  invariant_route: 'Comprobación',
  option: 'Voto',
  options: 'Votos',
  proposal_id: 'Propuesta',
  summary: 'Resumen',
  voter: 'Votante',
  weight: 'Peso',
  key: 'Clave',
}
