import { createAccount } from '#src/decode/values/account.ts'
import { hashKey, topicKey } from '#src/decode/values/keys.ts'
import type { History } from '#src/state/history.ts'
import { unreadable } from '../read-json.ts'
import type { HistoryMessageHandler, MessageContext, Module } from '../module.ts'
import { sequenceOf } from '../sequence-of.ts'
import { isItemsTopic, isNobody, readDeed } from './read-deed.ts'
import { codeHashOf, ethereumType, readEthereumHash, readRun, type RunLog } from './read-run.ts'
import { evmCreations, evmItemMoves, evmLogs, evmTransactions } from './tables.ts'

const noteTransaction: HistoryMessageHandler = {
  typeUrl: ethereumType,
  handle: (value, history, context) => {
    const hash = readEthereumHash(value)
    const [seq, place] = [sequenceOf(context), context.index]
    const before = history.rowsOf(evmTransactions)
    // One inside of an authorised execution has the place of the whole, and the chain runs none.
    if (before.some((one) => one.seq === seq && one.place === place)) return
    history.append(evmTransactions, { seq, place, rank: before.length, h8: hashKey(hash), hash })
  },
}

/** Transactions of the EVM by their own hashes, those that failed too: they have a place in their block as well. */
export const evm: Module = {
  name: 'evm',
  history: { tables: [evmTransactions], messages: [noteTransaction], refused: [noteTransaction] },
}

/** What contracts of the EVM wrote, and which ones were created. */
export const evmRuns: Module = {
  name: 'evm-runs',
  history: {
    tables: [evmLogs, evmItemMoves, evmCreations],
    messages: [
      {
        typeUrl: ethereumType,
        handle: (value, history, context) => {
          const { logs, created, from } = readRun(value, context.response)
          for (const log of logs) {
            noteLog(history, context, log)
            noteItems(history, context, log)
          }
          if (created === undefined) return
          history.append(evmCreations, {
            seq: sequenceOf(context),
            place: context.index,
            contract: history.account(createAccount(created.address)),
            creator: history.account(createAccount(from)),
            code_hash: codeHashOf(created.code),
          })
        },
      },
    ],
  },
}

function noteLog(history: History, context: MessageContext, { place, address, topics, data }: RunLog): void {
  const [seq, last] = [sequenceOf(context), history.rowsOf(evmLogs).at(-1)]
  if (last?.seq === seq && last.place >= place) throw unreadable('place of a log', place)
  const key = (at: number) => (topics[at] === undefined ? null : topicKey(topics[at]))
  history.append(evmLogs, {
    seq,
    place,
    contract: history.account(createAccount(address)),
    topic0: key(0),
    topic1: key(1),
    topic2: key(2),
    topic3: key(3),
    topics: Buffer.concat(topics),
    data,
  })
}

function noteItems(history: History, context: MessageContext, log: RunLog): void {
  const deed = isItemsTopic(log.topics[0]) ? readDeed(log) : undefined
  if (deed?.kind !== 'moves') return
  const party = (address: Buffer) => (isNobody(address) ? null : history.account(createAccount(address)))
  for (const [part, { token, amount }] of deed.items.entries())
    history.append(evmItemMoves, {
      seq: sequenceOf(context),
      place: log.place,
      part,
      contract: history.account(createAccount(log.address)),
      token,
      sender: party(deed.from),
      recipient: party(deed.to),
      amount,
    })
}
