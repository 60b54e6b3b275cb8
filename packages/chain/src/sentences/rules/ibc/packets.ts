import { findAttribute } from '../../events.ts'
import type { Fields } from '../../fields.ts'
import { account, amount, channel, party } from '../../parts.ts'
import { rulesOf, tell, type RuleContext } from '../../rule.ts'
import type { Sentence, SentenceKey } from '../../sentence.ts'
import { findOnward, findTransfer, isRefusal, type End } from './packet.ts'

export const ibcPackets = {
  ...rulesOf('ibc.applications.transfer.v1', { MsgTransfer: transfer }),
  ...rulesOf('ibc.core.channel.v1', {
    MsgRecvPacket: receive,
    MsgAcknowledgement: acknowledge,
    MsgTimeout: timeOut,
    MsgTimeoutOnClose: timeOut,
  }),
}

function transfer(message: Fields, context: RuleContext): Sentence {
  const sent = tell('ibc.transfer', context, {
    sender: account(message.text('sender')),
    receiver: party(message.text('receiver')),
    amount: amount(message.coin('token')),
    channel: channel(message.text('source_port'), message.text('source_channel'), context),
  })
  const sentence = tellOnward(sent, message.findText('memo') ?? '')
  const [outcome, another] = context.packets ?? []
  if (outcome === undefined || another) return sentence
  return { key: `ibc.${outcome.status}`, parts: { sentence: { kind: 'sentence', sentence } } }
}

// A packet may be delivered and then be refused, which only the answer says.
function receive(message: Fields, context: RuleContext): Sentence {
  const sentence = relay(message, context, 'destination', ['ibc.receive', 'ibc.receiveOther'])
  const answer = context.failed ? undefined : findAttribute(context, 'write_acknowledgement', 'packet_ack')
  if (answer === undefined || !/^\s*\{\s*"error"/.test(answer)) return sentence
  return { key: 'ibc.notAccepted', parts: { sentence: { kind: 'sentence', sentence } } }
}

function acknowledge(message: Fields, context: RuleContext) {
  const refused = isRefusal(message.findText('acknowledgement') ?? '')
  const keys: Keys = refused ? ['ibc.refuse', 'ibc.refuseOther'] : ['ibc.acknowledge', 'ibc.acknowledgeOther']
  return relay(message, context, 'source', keys)
}

function timeOut(message: Fields, context: RuleContext) {
  return relay(message, context, 'source', ['ibc.timeout', 'ibc.timeoutOther'])
}

/** The sentence of a packet that moves coins, and that of any other. */
type Keys = readonly [SentenceKey, SentenceKey]

function relay(message: Fields, context: RuleContext, end: End, [moving, other]: Keys) {
  const packet = message.object('packet')
  const parts = {
    relayer: account(message.text('signer')),
    channel: channel(packet.text(`${end}_port`), packet.text(`${end}_channel`), context),
  }
  const moved = findTransfer(packet, end)
  if (!moved) return tell(other, context, parts)
  const { sender, receiver, coin, memo } = moved
  const sentence = tell(moving, context, {
    ...parts,
    sender: party(sender),
    receiver: party(receiver),
    amount: amount(coin),
  })
  return moving === 'ibc.receive' ? tellOnward(sentence, memo) : sentence
}

/** Coins that are only passing through don't end with whom the packet names. */
function tellOnward(sentence: Sentence, memo: string): Sentence {
  const onward = findOnward(memo)
  if (onward === undefined) return sentence
  const inner = { kind: 'sentence', sentence } as const
  return 'contract' in onward
    ? { key: 'ibc.callOn', parts: { sentence: inner, contract: party(onward.contract) } }
    : { key: 'ibc.passOn', parts: { sentence: inner, receiver: party(onward.receiver) } }
}
