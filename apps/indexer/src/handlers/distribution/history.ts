import { MsgDepositValidatorRewardsPool } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/distribution/v1beta1/tx_pb.js'
import { encodeAddress, moduleAccountOf } from '@injsight/chain'
import { accountOf } from '#src/decode/values/account.ts'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import { readCoins } from '#src/decode/values/read-coins.ts'
import { toEventSequence } from '#src/decode/values/keys.ts'
import { messageOfEvent } from '#src/decode/message-of-event.ts'
import type { History } from '#src/state/history.ts'
import { noteEvent, type BlockContext, type EventContext, type Module, type TxContext } from '../module.ts'
import { commissionOwner } from './commission-owner.ts'
import { amountOf, readDecCoins, addCoins, type DecCoins } from './dec-coins.ts'
import { distributionAccount, isPaid, isSent } from './pool.ts'
import { blockRewards, communityFlows, payouts } from './tables.ts'
import { createNotes } from '#src/handlers/notes.ts'

const feeCollector = encodeAddress('inj', moduleAccountOf('fee_collector'))
/** Where the exchange keeps what a campaign will pay to traders. */
const tradingRewards = encodeAddress('inj', new Uint8Array(20))

/** The order never changes: the places are stored. */
export const flowKinds = ['given', 'spent', 'given to a validator', 'for trading rewards'] as const

export const distributionHistory: NonNullable<Module['history']> = {
  tables: [payouts, communityFlows, blockRewards],
  events: [
    noteEvent('withdraw_rewards', (event, history, { block }) =>
      notePayout(event, history, block, {
        is_commission: false,
        delegator: event.text('delegator'),
        validator: event.text('validator'),
      }),
    ),
    noteEvent('withdraw_commission', (event, history, { block, tx }) => {
      const validator = commissionOwner(event, tx)
      notePayout(event, history, block, { is_commission: true, delegator: validator, validator })
    }),
    noteEvent('transfer', noteTransfer),
    noteEvent('active_proposal', (_, history, { block }) => noteSpent(history, block)),
    noteEvent('rewards', (event, _, { block }) => {
      if (event.mode !== 'BeginBlock') return
      shared.set(block, addCoins(shared.get(block) ?? {}, readDecCoins(event.text('amount'))))
    }),
  ],
  endBlock(history, block) {
    const given = shared.get(block) ?? {}
    for (const [denom, collected] of collections.get(block) ?? []) {
      const to_pool = collected * 10n ** 18n - amountOf(given, denom)
      history.append(blockRewards, { height: block.height, denom: history.denom(denom), collected, to_pool })
    }
  },
}

const shared = createNotes<BlockContext, DecCoins>()
const collections = createNotes<BlockContext, Map<string, bigint>>()

type Payout = { is_commission: boolean; delegator: string; validator: string }

function notePayout(event: ChainEvent, history: History, { height }: BlockContext, payout: Payout): void {
  for (const { denom, amount } of readCoins(event.text('amount'))) {
    if (amount === 0n) continue
    history.append(payouts, {
      seq: toEventSequence(height, event.ordinal),
      denom: history.denom(denom),
      is_commission: payout.is_commission,
      delegator: keyOf(history, payout.delegator),
      validator: keyOf(history, payout.validator),
      amount,
    })
  }
}

type Context = Pick<EventContext, 'block' | 'tx'>

function noteTransfer(event: ChainEvent, history: History, { block, tx }: Context): void {
  const [sender, recipient] = [event.find('sender'), event.find('recipient')]
  if (recipient === distributionAccount && sender === feeCollector) {
    const known = collections.get(block) ?? new Map<string, bigint>()
    collections.set(block, known)
    for (const { denom, amount } of readCoins(event.text('amount'))) {
      known.set(denom, (known.get(denom) ?? 0n) + amount)
    }
  } else if (isPaid(event)) {
    if (event.mode === 'EndBlock') atEnd.set(block, [...(atEnd.get(block) ?? []), event])
    else if (event.mode === 'BeginBlock' && recipient === tradingRewards)
      noteFlow(event, history, block, 'for trading rewards', tradingRewards)
  } else if (recipient === distributionAccount && !isSent(event, tx)) {
    const kind = isForValidator(event, tx) ? 'given to a validator' : 'given'
    noteFlow(event, history, block, kind, event.text('sender'))
  }
}

// What left the account at the end of the block at hand, until the proposal is told that did it.
const atEnd = createNotes<BlockContext, ChainEvent[]>()

/** What comes after the last proposal is the commission of validators that are forgotten. */
function noteSpent(history: History, block: BlockContext): void {
  for (const event of atEnd.get(block) ?? []) {
    noteFlow(event, history, block, 'spent', event.text('recipient'))
  }
  atEnd.delete(block)
}

function isForValidator(event: ChainEvent, tx: TxContext | undefined): boolean {
  const message = tx && messageOfEvent(event, tx.raw)
  return message?.typeUrl === `/${MsgDepositValidatorRewardsPool.typeName}`
}

function noteFlow(
  event: ChainEvent,
  history: History,
  { height }: BlockContext,
  kind: (typeof flowKinds)[number],
  address: string,
): void {
  for (const { denom, amount } of readCoins(event.text('amount'))) {
    history.append(communityFlows, {
      seq: toEventSequence(height, event.ordinal),
      denom: history.denom(denom),
      kind: flowKinds.indexOf(kind),
      account: keyOf(history, address),
      amount,
    })
  }
}

function keyOf(history: History, address: string): bigint {
  return history.account(accountOf(address))
}
