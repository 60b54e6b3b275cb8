import type { Fields } from '../fields.ts'
import { account, amount, count, identifier } from '../parts.ts'
import { rulesOf, tell, type RuleContext } from '../rule.ts'
import type { SentenceKey } from '../sentence.ts'

/** Chainlink's off-chain reporting, which older blocks still hold. */
export const ocr = rulesOf('injective.ocr.v1beta1', {
  MsgCreateFeed: create,
  MsgUpdateFeed: (message, context) => tell('ocr.update', context, parts(message)),
  MsgTransmit: transmit,
  MsgFundFeedRewardPool: moveReward('ocr.fund'),
  MsgWithdrawFeedRewardPool: moveReward('ocr.withdraw'),
  MsgSetPayees: setPayees,
  MsgTransferPayeeship: offerPayeeship,
  MsgAcceptPayeeship: acceptPayeeship,
})

const feedOf = (message: Fields) => identifier(message.text('feed_id'))

function parts(message: Fields) {
  return { sender: account(message.text('sender')), feed: feedOf(message) }
}

function create(message: Fields, context: RuleContext) {
  const feed = feedOf(message.object('config').object('module_params'))
  return tell('ocr.create', context, { sender: account(message.text('sender')), feed })
}

function transmit(message: Fields, context: RuleContext) {
  const transmitter = account(message.text('transmitter'))
  return tell('ocr.transmit', context, { transmitter, feed: feedOf(message) })
}

function moveReward(key: SentenceKey) {
  return (message: Fields, context: RuleContext) =>
    tell(key, context, { ...parts(message), amount: amount(message.coin('amount')) })
}

function setPayees(message: Fields, context: RuleContext) {
  return tell('ocr.setPayees', context, { ...parts(message), count: count(message.length('payees')) })
}

function offerPayeeship(message: Fields, context: RuleContext) {
  const proposed = account(message.text('proposed'))
  return tell('ocr.offerPayeeship', context, { ...parts(message), proposed })
}

function acceptPayeeship(message: Fields, context: RuleContext) {
  return tell('ocr.acceptPayeeship', context, {
    payee: account(message.text('payee')),
    transmitter: account(message.text('transmitter')),
    feed: feedOf(message),
  })
}
