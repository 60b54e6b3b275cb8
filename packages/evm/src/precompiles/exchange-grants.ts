import { accountOf, exchangeModule, type Deed } from './given.ts'

export const grants: Readonly<Record<string, Deed>> = {
  approve: (given, sender) =>
    given.list('authorizations').map((authorization) => ({
      '@type': '/cosmos.authz.v1beta1.MsgGrant',
      granter: accountOf(sender),
      grantee: given.account('grantee'),
      grant: {
        authorization: {
          '@type': '/cosmos.authz.v1beta1.GenericAuthorization',
          msg: typeOfMethod(authorization.text('method')),
        },
      },
    })),
  revoke: (given, sender) =>
    given.texts('methods').map((method) => ({
      '@type': '/cosmos.authz.v1beta1.MsgRevoke',
      granter: accountOf(sender),
      grantee: given.account('grantee'),
      msg_type_url: typeOfMethod(method),
    })),
}

// The methods that can be allowed to somebody, by the numbers that the precompile has for them, from 1.
const methods = [
  'MsgDeposit',
  'MsgWithdraw',
  'MsgSubaccountTransfer',
  'MsgExternalTransfer',
  'MsgIncreasePositionMargin',
  'MsgDecreasePositionMargin',
  'MsgBatchUpdateOrders',
  'MsgCreateDerivativeLimitOrder',
  'MsgBatchCreateDerivativeLimitOrders',
  'MsgCreateDerivativeMarketOrder',
  'MsgCancelDerivativeOrder',
  'MsgBatchCancelDerivativeOrders',
  'MsgCreateSpotLimitOrder',
  'MsgBatchCreateSpotLimitOrders',
  'MsgCreateSpotMarketOrder',
  'MsgCancelSpotOrder',
  'MsgBatchCancelSpotOrders',
]

function typeOfMethod(number: string): string {
  return `${exchangeModule}.${methods[Number(number) - 1] ?? 'Unknown'}`
}
