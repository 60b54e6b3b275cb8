import type {
  GetValidatorResponse,
  GetValidatorsResponse,
  GetValidatorUptimeResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { decodeAddress } from '@injsight/chain'
import { Fault, invalidInput, notFound, unavailable } from '@injsight/errors'
import type { NodeClient } from '@injsight/node-client'
import type { Logger } from '@injsight/runtime'
import type { Pool } from 'pg'
import { listVotes } from '#src/queries/staking/uptime.ts'
import {
  findNewestTime,
  listNewestSlashes,
  listValidatorCounts,
  listValidators,
} from '#src/queries/staking/validators.ts'
import type { MonikerOf } from '../block-data.ts'
import { keepFor } from '../../keep-for.ts'
import { createStakes } from './staking.ts'
import { joinValidators, type KnownValidator, toValidator } from './validator-data.ts'

/** They are hardly ever, and looked for through all of history. */
const slashesForMs = 60_000

/** As many blocks as the public service tells. */
const votesTold = 100

type Sources = { pool: Pool; node: Pick<NodeClient, 'queryAbci'>; log: Logger }

/** The methods about validators, and their names for those about blocks. */
export function createValidatorMethods({ pool, node, log }: Sources) {
  const stakes = createStakes(node, log)
  const slashes = keepFor(slashesForMs, () => listNewestSlashes(pool))
  const list = keepFor(1000, async () => {
    const [rows, counts, slashed, asOf, staked] = await Promise.all([
      listValidators(pool),
      listValidatorCounts(pool),
      slashes(),
      findNewestTime(pool),
      stakes.fetch(),
    ])
    // Every chain has validators: none means that neither of the two could tell.
    if (rows.length === 0 && staked.size === 0) {
      throw unavailable(
        'validators.unknown',
        'Validators are not known: the index begins after them, and the node does not say',
      )
    }
    return { asOf, validators: joinValidators(rows, staked, counts, slashed) }
  })
  const names = keepFor(2000, async () => {
    const rows = await listValidators(pool)
    return new Map(rows.map(({ consensus, moniker }) => [consensus.toString('hex'), moniker]))
  })

  async function getValidators(): Promise<GetValidatorsResponse> {
    const { asOf, validators } = await list()
    const current = validators.filter(({ row }) => row?.isCurrent ?? true)
    return { s: 'ok', errmsg: '', data: current.map((one) => toValidator(one, asOf)) }
  }

  async function getValidator({ address }: { address: string }): Promise<GetValidatorResponse> {
    const { asOf, validators } = await list()
    const found = validators.find(readValidator(address))
    if (found === undefined) throw notFound('validator', `There is no validator ${address.trim()}`)
    return { s: 'ok', errmsg: '', data: toValidator(found, asOf) }
  }

  async function getValidatorUptime({ address }: { address: string }): Promise<GetValidatorUptimeResponse> {
    const found = (await list()).validators.find(readValidator(address))
    if (found === undefined) throw notFound('validator', `There is no validator ${address.trim()}`)
    const votes = await listVotes(pool, found.consensus, votesTold)
    return {
      s: 'ok',
      errmsg: '',
      data: votes.map(({ height, status }) => ({ blockNumber: height, status })),
    }
  }

  async function fetchMonikers(): Promise<MonikerOf> {
    const nameOf = await names()
    return (consensus) => {
      const key = Buffer.from(consensus).toString('hex')
      return nameOf.get(key) ?? stakes.latest().get(key)?.validator.description?.moniker ?? ''
    }
  }

  return { getValidators, getValidator, getValidatorUptime, fetchMonikers }
}

/** A validator is asked for by its operator's, its account's or its consensus address. */
function readValidator(address: string): (validator: KnownValidator) => boolean {
  const { prefix, bytes } = decodeKnown(address)
  if (prefix === 'injvalcons') return ({ consensus }) => consensus.equals(bytes)
  return ({ operator }) => operator.equals(bytes)
}

function decodeKnown(address: string) {
  try {
    const decoded = decodeAddress(address.trim())
    if (['inj', 'injvaloper', 'injvalcons'].includes(decoded.prefix)) return decoded
  } catch (error) {
    if (!(error instanceof Fault)) throw error
  }
  throw invalidInput(
    'validator.address',
    `"${address.slice(0, 80)}" is not the address of a validator: those begin with injvaloper or injvalcons`,
  )
}
