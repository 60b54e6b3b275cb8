import type { ChainEvent } from '#src/decode/chain-event.ts'
import { consensusAddressOf } from '#src/decode/values/consensus-address.ts'
import { toEventSequence } from '#src/decode/values/keys.ts'
import type { History } from '#src/state/history.ts'
import { noteEvent, type BlockContext, type EventContext, type Module } from '../module.ts'
import { readConsensus, readWhole } from '../staking/read.ts'
import { signatures, slashes } from './tables.ts'
import { createNotes } from '#src/handlers/notes.ts'

/** So many bytes of a consensus address tell validators apart. */
export const signerBytes = 6

export const slashingHistory: NonNullable<Module['history']> = {
  tables: [signatures, slashes],
  events: [
    noteEvent('liveness', (event, _, { block }) => {
      const known = absents.get(block) ?? []
      absents.set(block, known)
      known.push(readConsensus(event.text('address')).subarray(0, signerBytes))
    }),
    noteEvent('slash', noteSlash),
    noteEvent('injective.peggy.v1.EventValidatorSlash', noteBridgeSlash),
  ],
  endBlock(history, block) {
    const signed = block.signers.map((hex) => Buffer.from(hex.slice(0, 2 * signerBytes), 'hex'))
    const missed = absents.get(block) ?? []
    if (signed.length + missed.length === 0) return
    const { height } = block
    history.append(signatures, { height, signed: Buffer.concat(signed), missed: Buffer.concat(missed) })
  },
}

const absents = createNotes<BlockContext, Buffer[]>()

type Context = Pick<EventContext, 'block'>

function noteSlash(event: ChainEvent, history: History, { block }: Context): void {
  const seq = toEventSequence(block.height, event.ordinal)
  const address = event.find('address')
  if (address === undefined) {
    const consensus = readConsensus(event.text('jailed'))
    history.append(slashes, { seq, consensus, kind: 'jailed', power: null, burned: null })
    return
  }
  const burned = event.find('burned_coins')
  history.append(slashes, {
    seq,
    consensus: readConsensus(address),
    kind: event.text('reason'),
    power: readWhole(event.text('power')),
    burned: burned === undefined ? null : readWhole(burned),
  })
}

function noteBridgeSlash(event: ChainEvent, history: History, { block }: Context): void {
  const validator = event.json('consensus_address')
  const power = event.json('power')
  if (typeof validator !== 'string' || typeof power !== 'string') return
  // Where a batch wasn't confirmed the chain writes the whole validator instead of its address.
  const [, key] = /^ {2}key: (\S+)$/m.exec(validator) ?? []
  history.append(slashes, {
    seq: toEventSequence(block.height, event.ordinal),
    consensus: key === undefined ? readConsensus(validator) : consensusAddressOf(Buffer.from(key, 'base64')),
    kind: 'bridge',
    power: readWhole(power),
    burned: null,
  })
}
