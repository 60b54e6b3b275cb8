import type { Translated } from '../../../translated.ts'
import type { staking as english } from './en.ts'

export const staking: Translated<typeof english> = {
  staking: {
    delegate:
      '{delegator} {failed, select, yes {intentó poner} other {puso}} {amount} en staking con {validator}',
    undelegate:
      '{delegator} {failed, select, yes {intentó retirar} other {empezó a retirar}} {amount} del staking con {validator}',
    freeOn: '{sentence}; disponible el {time}',
    cancelUnbonding:
      '{delegator} {failed, select, yes {intentó cancelar} other {canceló}} la retirada de {amount} del staking con {validator}',
    redelegate:
      '{delegator} {failed, select, yes {intentó trasladar} other {trasladó}} {amount} en staking de {from} a {to}',
    transferDelegation:
      '{delegator} {failed, select, yes {intentó ceder} other {cedió}} a {recipient} {amount} en staking con {validator}',
    createValidator:
      '{delegator} {failed, select, yes {intentó crear} other {creó}} el validador «{name}» con {amount} propios',
    editValidator: '{validator} {failed, select, yes {intentó cambiar} other {cambió}} su descripción',
    setCommission: '{validator} {failed, select, yes {intentó fijar} other {fijó}} su comisión en {rate}',
    delegateMany:
      '{delegator} {failed, select, yes {intentó poner} other {puso}} {amount} en staking con {count, plural, one {# validador} other {# validadores}}',
  },
  slashing: {
    unjail: '{validator} {failed, select, yes {intentó dejar} other {dejó}} de estar encarcelado',
  },
  distribution: {
    claim:
      '{delegator} {failed, select, yes {intentó cobrar} other {cobró}} las recompensas de staking de {validator}',
    claimAmount:
      '{delegator} {failed, select, yes {intentó cobrar} other {cobró}} {amount} de recompensas de staking de {validator}',
    claimAmountFromMany:
      '{delegator} {failed, select, yes {intentó cobrar} other {cobró}} {amount} de recompensas de staking de {count, plural, one {# validador} other {# validadores}}',
    commission: '{validator} {failed, select, yes {intentó cobrar} other {cobró}} su comisión',
    commissionAmount: '{validator} {failed, select, yes {intentó cobrar} other {cobró}} {amount} de comisión',
    setWithdrawAddress:
      '{delegator} {failed, select, yes {intentó destinar} other {destinó}} sus futuras recompensas de staking a {recipient}',
    fundCommunityPool:
      '{depositor} {failed, select, yes {intentó aportar} other {aportó}} {amount} al fondo comunitario',
    spendCommunityPool:
      '{authority} {failed, select, yes {intentó pagar} other {pagó}} {amount} del fondo comunitario a {recipient}',
    spendCommunityPoolAmong:
      '{authority} {failed, select, yes {intentó pagar} other {pagó}} {amount} del fondo comunitario a {count, plural, one {# cuenta} other {# cuentas}}',
    depositRewards:
      '{depositor} {failed, select, yes {intentó aportar} other {aportó}} {amount} a las recompensas de quienes hacen staking con {validator}',
    claimFromMany:
      '{delegator} {failed, select, yes {intentó cobrar} other {cobró}} las recompensas de staking de {count, plural, one {# validador} other {# validadores}}',
  },
  evidence: {
    submit:
      '{submitter} {failed, select, yes {intentó denunciar} other {denunció}} a un validador por firmar dos veces',
  },
}
