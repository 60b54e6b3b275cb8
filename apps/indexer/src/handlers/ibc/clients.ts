import { ClientUpdateProposal } from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/client/v1/client_pb.js'
import {
  MsgCreateClient,
  MsgRecoverClient,
  MsgUpgradeClient,
} from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/client/v1/tx_pb.js'
import type { Any } from '@injectivelabs/core-proto-ts-v2/generated/google/protobuf/any_pb.js'
import { ClientState } from '@injectivelabs/core-proto-ts-v2/generated/ibc/lightclients/tendermint/v1/tendermint_pb.js'
import type { State } from '#src/state/state.ts'
import type { StateRow } from '#src/state/tables.ts'
import { onEvent, onMessage } from '../module.ts'
import { readId, readName } from '../read-json.ts'
import { ibcClients } from './tables.ts'

type Client = StateRow<typeof ibcClients>

const tendermint = '/ibc.lightclients.tendermint.v1.ClientState'
export const localhost = '09-localhost'

export const clientEvents = [
  onEvent('create_client', (event, state) => {
    const client = readName(event.text('client_id'), 'client')
    const type = readName(event.text('client_type'), 'type of client')
    const [revision, height] = readHeight(event.text('consensus_height'))
    state.put(ibcClients, { client, type, chain: null, revision, height, is_frozen: null, state: null })
  }),
  onEvent('update_client', async (event, state) => {
    const client = await state.find(ibcClients, { client: event.text('client_id') })
    if (client === undefined) return
    // A header may be older than what the client knows already.
    for (const text of (event.find('consensus_heights') ?? event.text('consensus_height')).split(',')) {
      if (text === '') continue
      const [revision, height] = readHeight(text)
      const before = (await state.find(ibcClients, { client: client.client })) ?? client
      if (isNewer(revision, height, before)) changeState(state, before, { latestHeight: [revision, height] })
    }
  }),
  onEvent('client_misbehaviour', async (event, state) => {
    const client = await state.find(ibcClients, { client: event.text('client_id') })
    if (client !== undefined) changeState(state, client, { isFrozen: true })
  }),
]

export const clientMessages = [
  onMessage(MsgCreateClient, async ({ clientState }, state, { events }) => {
    for (const event of events) {
      if (event.type !== 'create_client' || clientState === undefined) continue
      const client = await state.find(ibcClients, { client: event.text('client_id') })
      if (client?.state === null && client.chain === null) putState(state, client, clientState)
    }
  }),
  onMessage(MsgUpgradeClient, async ({ clientId, clientState }, state) => {
    const client = await state.find(ibcClients, { client: clientId })
    if (client === undefined || clientState?.typeUrl !== tendermint) return
    const upgraded = ClientState.fromBinary(clientState.value)
    if (client.state === null) return
    const before = ClientState.fromBinary(client.state)
    // What the chain's operators chose stays; what the other chain says of itself is new.
    putTendermint(state, client, {
      ...upgraded,
      trustLevel: before.trustLevel,
      maxClockDrift: before.maxClockDrift,
      trustingPeriod: shorten(before, upgraded),
      frozenHeight: { revisionNumber: 0n, revisionHeight: 0n },
      allowUpdateAfterExpiry: false,
      allowUpdateAfterMisbehaviour: false,
    })
  }),
  onMessage(MsgRecoverClient, recover),
  onMessage(ClientUpdateProposal, recover),
]

type Recovery = { subjectClientId: string; substituteClientId: string }

/** Governance lets a client go on from where another is. */
async function recover({ subjectClientId, substituteClientId }: Recovery, state: State): Promise<void> {
  const subject = await state.find(ibcClients, { client: subjectClientId })
  const substitute = await state.find(ibcClients, { client: substituteClientId })
  if (subject?.state == null || substitute?.state == null) return
  const { chainId, latestHeight, trustingPeriod } = ClientState.fromBinary(substitute.state)
  putTendermint(state, subject, {
    ...ClientState.fromBinary(subject.state),
    chainId,
    latestHeight,
    trustingPeriod,
    frozenHeight: { revisionNumber: 0n, revisionHeight: 0n },
  })
}

export function putState(state: State, client: Client, { typeUrl, value }: Any): void {
  if (typeUrl === tendermint) putTendermint(state, client, ClientState.fromBinary(value))
  else state.put(ibcClients, client)
}

function putTendermint(state: State, client: Client, now: ClientState): void {
  const { revisionNumber = 0n, revisionHeight = 0n } = now.latestHeight ?? {}
  state.put(ibcClients, {
    ...client,
    chain: readName(now.chainId, 'chain'),
    revision: revisionNumber,
    height: revisionHeight,
    is_frozen: (now.frozenHeight?.revisionHeight ?? 0n) > 0n,
    state: Buffer.from(ClientState.toBinary(now)),
  })
}

function changeState(
  state: State,
  client: Client,
  { latestHeight, isFrozen }: { latestHeight?: [bigint, bigint]; isFrozen?: boolean },
): void {
  const [revision, height] = latestHeight ?? [client.revision, client.height]
  if (client.state === null) {
    state.put(ibcClients, { ...client, revision, height, is_frozen: isFrozen ?? client.is_frozen })
    return
  }
  const before = ClientState.fromBinary(client.state)
  putTendermint(state, client, {
    ...before,
    latestHeight: { revisionNumber: revision ?? 0n, revisionHeight: height ?? 0n },
    // The chain marks a frozen client with this height, whatever the height of the misbehaviour.
    ...(isFrozen === true && { frozenHeight: { revisionNumber: 0n, revisionHeight: 1n } }),
  })
}

function isNewer(revision: bigint, height: bigint, before: Client): boolean {
  const known = before.revision ?? -1n
  return revision > known || (revision === known && height > (before.height ?? -1n))
}

/** A shorter unbonding period shortens the time of trust in the same measure. */
function shorten(before: ClientState, upgraded: ClientState): ClientState['trustingPeriod'] {
  const [old, now] = [nanosecondsOf(before.unbondingPeriod), nanosecondsOf(upgraded.unbondingPeriod)]
  if (now >= old || old === 0n) return before.trustingPeriod
  const period = (nanosecondsOf(before.trustingPeriod) * now) / old
  return { seconds: period / 1_000_000_000n, nanos: Number(period % 1_000_000_000n) }
}

function nanosecondsOf(duration: { seconds: bigint; nanos: number } | undefined): bigint {
  return (duration?.seconds ?? 0n) * 1_000_000_000n + BigInt(duration?.nanos ?? 0)
}

function readHeight(text: string): [bigint, bigint] {
  const [revision, height] = text.split('-')
  return [readId(revision, 'revision'), readId(height, 'height')]
}
