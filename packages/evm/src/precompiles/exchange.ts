import { exchangeAbi } from './exchange-abi.ts'
import { grants } from './exchange-grants.ts'
import { orders } from './exchange-orders.ts'
import { ofExchange, type Deed, type Precompile } from './given.ts'

export const exchange: Precompile = {
  address: '0x0000000000000000000000000000000000000065',
  abi: exchangeAbi,
  deeds: {
    deposit: moveFunds('MsgDeposit'),
    withdraw: moveFunds('MsgWithdraw'),
    subaccountTransfer: moveBetween('MsgSubaccountTransfer'),
    externalTransfer: moveBetween('MsgExternalTransfer'),
    increasePositionMargin: changeMargin('MsgIncreasePositionMargin'),
    decreasePositionMargin: changeMargin('MsgDecreasePositionMargin'),
    ...orders,
    ...grants,
  },
}

function moveFunds(type: string): Deed {
  return (given) =>
    ofExchange(type, given, {
      subaccount_id: given.text('subaccountID'),
      amount: { denom: given.text('denom'), amount: given.text('amount') },
    })
}

function moveBetween(type: string): Deed {
  return (given) =>
    ofExchange(type, given, {
      source_subaccount_id: given.text('sourceSubaccountID'),
      destination_subaccount_id: given.text('destinationSubaccountID'),
      amount: { denom: given.text('denom'), amount: given.text('amount') },
    })
}

function changeMargin(type: string): Deed {
  return (given) =>
    ofExchange(type, given, {
      source_subaccount_id: given.text('sourceSubaccountID'),
      destination_subaccount_id: given.text('destinationSubaccountID'),
      market_id: given.text('marketID'),
      amount: given.text('amount'),
    })
}
