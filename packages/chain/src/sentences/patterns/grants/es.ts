import type { Translated } from '../../../translated.ts'
import type { grants as english } from './en.ts'

export const grants: Translated<typeof english> = {
  authz: {
    execute: '{sentence}, por medio de {grantee}',
    inName: '{grantee}, en nombre de {granter},',
    inNameOf: '{grantee}, en nombre de {granter}',
    until: '{sentence}, hasta el {time}',
    grant:
      '{granter} {failed, select, yes {intentó autorizar} other {autorizó}} a {grantee} a actuar en su nombre: {permission}',
    grantUpTo:
      '{granter} {failed, select, yes {intentó autorizar} other {autorizó}} a {grantee} a actuar en su nombre, con hasta {limit}: {permission}',
    grantSpending:
      '{granter} {failed, select, yes {intentó autorizar} other {autorizó}} a {grantee} a gastar hasta {limit} en su nombre',
    grantStaking:
      '{granter} {failed, select, yes {intentó autorizar} other {autorizó}} a {grantee} a {deed, select, delegate {hacer staking} undelegate {retirar staking} redelegate {trasladar staking} cancel_unbonding_delegation {cancelar retiradas de staking} other {gestionar el staking}} en su nombre',
    grantStakingUpTo:
      '{granter} {failed, select, yes {intentó autorizar} other {autorizó}} a {grantee} a {deed, select, delegate {poner en staking} undelegate {retirar del staking} redelegate {trasladar en staking} cancel_unbonding_delegation {cancelar la retirada de} other {gestionar en staking}} hasta {limit} en su nombre',
    revoke:
      '{granter} {failed, select, yes {intentó retirar} other {retiró}} a {grantee} el permiso de actuar en su nombre: {permission}',
    prune: '{pruner} {failed, select, yes {intentó eliminar} other {eliminó}} permisos caducados',
  },
  feegrant: {
    grant: '{granter} {failed, select, yes {intentó} other {aceptó}} pagar las comisiones de {grantee}',
    grantUpTo:
      '{granter} {failed, select, yes {intentó} other {aceptó}} pagar las comisiones de {grantee}, hasta {limit}',
    only: '{sentence}, solo para «{type}»',
    onlySome: '{sentence}, solo para {count, plural, one {# tipo de mensaje} other {# tipos de mensaje}}',
    revoke:
      '{granter} {failed, select, yes {intentó dejar} other {dejó}} de pagar las comisiones de {grantee}',
    prune:
      '{pruner} {failed, select, yes {intentó eliminar} other {eliminó}} asignaciones de comisiones caducadas',
  },
}
