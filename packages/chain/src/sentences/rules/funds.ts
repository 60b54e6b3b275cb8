import type { Fields } from '../fields.ts'
import { account, amount, denom, identifier, market, text } from '../parts.ts'
import { rulesOf, tell, type RuleContext } from '../rule.ts'

/** Insurance funds and the auction: where the exchange's own money goes. */
export const funds = {
  ...rulesOf('injective.insurance.v1beta1', {
    MsgCreateInsuranceFund: createFund,
    MsgUnderwrite: underwrite,
    MsgRequestRedemption: redeem,
    MsgClaimVoucher: claimVoucher,
  }),
  ...rulesOf('injective.auction.v1beta1', { MsgBid: bid, MsgClaimVoucher: claimVoucher }),
}

const sent = (message: Fields) => ({ sender: account(message.text('sender')) })

function createFund(message: Fields, context: RuleContext) {
  return tell('insurance.create', context, {
    ...sent(message),
    ticker: text(message.text('ticker')),
    amount: amount(message.coin('initial_deposit')),
  })
}

function underwrite(message: Fields, context: RuleContext) {
  return tell('insurance.underwrite', context, {
    ...sent(message),
    amount: amount(message.coin('deposit')),
    market: market(message.text('market_id'), context),
  })
}

function redeem(message: Fields, context: RuleContext) {
  return tell('insurance.redeem', context, {
    ...sent(message),
    amount: amount(message.coin('amount')),
    market: market(message.text('market_id'), context),
  })
}

function claimVoucher(message: Fields, context: RuleContext) {
  return tell('permissions.claimVoucher', context, { ...sent(message), denom: denom(message.text('denom')) })
}

function bid(message: Fields, context: RuleContext) {
  return tell('auction.bid', context, {
    ...sent(message),
    amount: amount(message.coin('bid_amount')),
    round: identifier(message.text('round')),
  })
}
