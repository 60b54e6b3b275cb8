import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import {
  fetchBatches,
  fetchDeposits,
  fetchIbcPaths,
  fetchPacketsOf,
  fetchWithdrawals,
} from '../../sources/bridges/bridges.server.ts'
import { anybody, coinCells, foreign, numbered, transaction } from '../../views/bridges/cells.server.ts'
import { columnsOf } from '../../views/bridges/columns.server.ts'
import { pathOfPacket, pathOfTransfer } from '../../views/bridges/paths.ts'
import { account, moment, nothing, number, words } from '../../views/lists/cells.server.ts'
import { atOnce } from '../../views/lists/at-once.ts'
import type { FetchList } from '../../views/lists/list-page.ts'
import { tableOfChannels, tableOfClients, tableOfConnections } from './path-tables.server.ts'
import type { BridgeList } from './read-list.ts'

type Make = (naming: Naming) => FetchList

/** The lists of the pages about bridges, each a file as well. */
export const lists: Record<BridgeList, Make> = {
  deposits: listDeposits,
  withdrawals: listWithdrawals,
  batches: listBatches,
  channels: listChannels,
  connections: listConnections,
  clients: listClients,
}

function listDeposits(naming: Naming): FetchList {
  const t = translationsIn(naming.language, 'bridges')
  return async (page) => {
    const { deposits, next } = await fetchDeposits(page)
    const columns = columnsOf(t, 'number', 'amount', 'denom', 'from', 'to', 'state', 'time')
    const rows = deposits.map((deposit) => ({
      key: `${deposit.nonce} ${deposit.transactionHashes[0]}`,
      cells: [
        numbered(deposit.nonce, pathOfTransfer('deposit', deposit.nonce)),
        ...coinCells(deposit.denom, deposit.amount, naming),
        foreign(deposit.sender),
        deposit.receiver === '' ? nothing : account(deposit.receiver, naming),
        words([t(deposit.isObserved ? 'states.observed' : 'states.unobserved')]),
        moment(deposit.time, naming),
      ],
    }))
    return { table: { columns, rows }, next }
  }
}

function listWithdrawals(naming: Naming): FetchList {
  const t = translationsIn(naming.language, 'bridges')
  return async (page) => {
    const { withdrawals, next } = await fetchWithdrawals(page)
    const columns = columnsOf(t, 'number', 'amount', 'denom', 'from', 'to', 'state', 'time')
    const rows = withdrawals.map((withdrawal) => ({
      key: String(withdrawal.id),
      cells: [
        numbered(withdrawal.id, pathOfTransfer('withdrawal', withdrawal.id)),
        ...coinCells(withdrawal.denom, withdrawal.amount, naming),
        account(withdrawal.sender, naming),
        foreign(withdrawal.receiver),
        words([t(`states.${readFate(withdrawal.state)}`)]),
        moment(withdrawal.time, naming),
      ],
    }))
    return { table: { columns, rows }, next }
  }
}

const fates = ['pending', 'batched', 'executed', 'cancelled'] as const

/** What became of a withdrawal. */
export function readFate(state: string): (typeof fates)[number] {
  return fates.find((one) => one === state) ?? 'pending'
}

function listBatches(naming: Naming): FetchList {
  const t = translationsIn(naming.language, 'bridges')
  return async (page) => {
    const { batches, next } = await fetchBatches(page)
    const columns = columnsOf(t, 'number', 'amount', 'denom', 'withdrawals', 'confirmations', 'state', 'time')
    const rows = batches.map((batch) => ({
      key: String(batch.nonce),
      cells: [
        numbered(batch.nonce, pathOfTransfer('batch', batch.nonce)),
        ...coinCells(batch.denom, batch.amount, naming),
        number(String(batch.withdrawals.length)),
        number(String(batch.confirmations)),
        words([t(`states.${readBatchState(batch.state)}`)]),
        moment(batch.time, naming),
      ],
    }))
    return { table: { columns, rows }, next }
  }
}

export function readBatchState(state: string): 'executed' | 'cancelled' | 'waiting' {
  return state === 'executed' || state === 'cancelled' ? state : 'waiting'
}

function listChannels(naming: Naming): FetchList {
  return atOnce(async () => tableOfChannels((await fetchIbcPaths()).channels, naming))
}

function listConnections(naming: Naming): FetchList {
  return atOnce(async () => tableOfConnections((await fetchIbcPaths()).connections, naming))
}

function listClients(naming: Naming): FetchList {
  return atOnce(async () => tableOfClients((await fetchIbcPaths()).clients, naming))
}

/** What went through a channel, either way. */
export function listPackets(of: { port: string; channel: string }, naming: Naming): FetchList {
  const t = translationsIn(naming.language, 'bridges')
  return async (page) => {
    const { packets, next } = await fetchPacketsOf({ ...of, ...page })
    const columns = columnsOf(
      t,
      'number',
      'amount',
      'denom',
      'from',
      'to',
      'state',
      'time',
      'transaction',
      'why',
    )
    const rows = packets.map((packet) => ({
      key: `${packet.isOutgoing} ${packet.sequence}`,
      cells: [
        {
          ...numbered(packet.sequence, pathOfPacket(packet)),
          below: [t(packet.isOutgoing ? 'sent' : 'received')],
        },
        ...(packet.amount === ''
          ? [nothing, nothing]
          : coinCells(packet.localDenom || packet.denom, packet.amount, naming)),
        anybody(packet.sender, naming),
        anybody(packet.receiver, naming),
        words([t(`states.${readPacketState(packet)}`)]),
        moment(packet.time, naming),
        transaction(packet.transactionHash),
        { shown: [], file: packet.why },
      ],
    }))
    return { table: { columns, rows }, next }
  }
}

type PacketState = 'waiting' | 'delivered' | 'refused' | 'timed_out' | 'refusedHere'

export function readPacketState(packet: { state: string; isOutgoing: boolean }): PacketState {
  const { state, isOutgoing } = packet
  if (state === 'refused') return isOutgoing ? 'refused' : 'refusedHere'
  return state === 'delivered' || state === 'timed_out' ? state : 'waiting'
}
