import { MsgUnjail } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/slashing/v1beta1/tx_pb.js'
import { accountOf } from '#src/decode/values/account.ts'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import { toEventSequence } from '#src/decode/values/keys.ts'
import type { History } from '#src/state/history.ts'
import { historyTable } from '#src/state/tables.ts'
import { noteEvent, noteMessage, type EventContext, type Module } from '../module.ts'
import { readCoinAmount } from './read.ts'
import { noteWithdrawal, withdrawerOf } from './redelegate.ts'

/** What delegators and validators did, and what came of it by itself. */
export const stakingMoves = historyTable('staking_moves', 'sequence', {
  seq: 'int8',
  kind: 'int4',
  delegator: 'int8',
  validator: 'int8',
  destination: 'int8?',
  amount: 'amount',
})

/** The order never changes: the places are stored. */
export const moveKinds = [
  'delegate',
  'unbond',
  'redelegate',
  'cancel_unbonding_delegation',
  'complete_unbonding',
  'complete_redelegation',
  'create_validator',
  'unjail',
] as const

export const validatorPowers = historyTable('validator_powers', 'height', {
  height: 'int8',
  consensus: 'bytes',
  power: 'int8',
})

export const stakingHistory: NonNullable<Module['history']> = {
  tables: [stakingMoves, validatorPowers],
  events: [
    noteEvent('withdraw_rewards', (event, _, { block }) => noteWithdrawal(event, block)),
    ...(['delegate', 'unbond', 'cancel_unbonding_delegation', 'complete_unbonding'] as const).map((type) =>
      noteEvent(type, (event, history, { block }) =>
        append(history, toEventSequence(block.height, event.ordinal), type, {
          delegator: event.text('delegator'),
          validator: event.text('validator'),
          amount: readPaid(event.text('amount')),
        }),
      ),
    ),
    noteEvent('redelegate', (event, history, { block }) => {
      const source = event.text('source_validator')
      noteRedelegation(event, history, block, 'redelegate', withdrawerOf(block, source))
    }),
    noteEvent('complete_redelegation', (event, history, { block }) =>
      noteRedelegation(event, history, block, 'complete_redelegation', event.text('delegator')),
    ),
    noteEvent('create_validator', (event, history, { block }) => {
      const validator = event.text('validator')
      const amount = readCoinAmount(event.text('amount'))
      const seq = toEventSequence(block.height, event.ordinal)
      append(history, seq, 'create_validator', { delegator: validator, validator, amount })
    }),
  ],
  messages: [
    noteMessage(MsgUnjail, ({ validatorAddr: validator }, history, { block, tx, index, events }) => {
      const ordinal = events.at(-1)?.ordinal ?? index
      if (tx === undefined) return
      const move = { delegator: validator, validator, amount: 0n }
      append(history, toEventSequence(block.height, ordinal), 'unjail', move)
    }),
  ],
  endBlock(history, { height, validatorUpdates }) {
    for (const { consensus, power } of validatorUpdates) {
      history.append(validatorPowers, { height, consensus, power })
    }
  },
}

/** What was slashed to nothing is paid out as no coins at all. */
function readPaid(coins: string): bigint {
  return coins === '' ? 0n : readCoinAmount(coins)
}

type Block = EventContext['block']
type Move = { delegator: string; validator: string; destination?: string; amount: bigint }

function noteRedelegation(
  event: ChainEvent,
  history: History,
  block: Block,
  kind: 'redelegate' | 'complete_redelegation',
  delegator: string,
): void {
  const amount = event.text('amount')
  append(history, toEventSequence(block.height, event.ordinal), kind, {
    delegator,
    validator: event.text('source_validator'),
    destination: event.text('destination_validator'),
    amount: readPaid(amount),
  })
}

function append(history: History, seq: bigint, kind: (typeof moveKinds)[number], move: Move): void {
  history.append(stakingMoves, {
    seq,
    kind: moveKinds.indexOf(kind),
    delegator: keyOf(history, move.delegator),
    validator: keyOf(history, move.validator),
    destination: move.destination === undefined ? null : keyOf(history, move.destination),
    amount: move.amount,
  })
}

function keyOf(history: History, address: string): bigint {
  return history.account(accountOf(address))
}
