import { GenesisState } from '@injectivelabs/core-proto-ts-v2/generated/injective/peggy/v1/genesis_pb.js'
import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/peggy/v1/query_pb.client.js'
import {
  MsgConfirmBatch,
  MsgUpdateParams,
  MsgValsetConfirm,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/peggy/v1/msgs_pb.js'
import { decodeAddress, encodeAddress } from '@injsight/chain'
import { onEvent, onMessage, noteEvent, type Module } from '../module.ts'
import { readFields, readMessage } from '../read-fields.ts'
import { addVote, observe, openAttestation, pruneAttestations } from './attest.ts'
import { blacklistMessages } from './blacklist.ts'
import { claimTypes } from './claims.ts'
import { historyTables } from './history-tables.ts'
import { noteBatch, noteClaim, noteStep, noteWithdrawal } from './history.ts'
import { change } from './module-row.ts'
import { normalizeGenesis } from './normalize-genesis.ts'
import { addTransfer, cancelBatch, cancelTransfer, makeBatch } from './pool.ts'
import { putBatchConfirm, putValsetConfirm, readState } from './read-state.ts'
import { countDeposit, forgetCounted, rateLimitMessages } from './rate-limits.ts'
import { readEthereumAddress, readParams } from './read.ts'
import { orchestrators, stateTables } from './tables.ts'
import { addValset, pruneValsets } from './valsets.ts'

const events = 'injective.peggy.v1'

/** The bridge to Ethereum. */
export const peggy: Module = {
  name: 'peggy',
  state: {
    tables: stateTables,
    events: [
      onEvent(`${events}.EventSetOrchestratorAddresses`, (event, state) => {
        const told = readFields(event.object(), event.type)
        const { bytes } = decodeAddress(told.name('validator_address'))
        state.put(orchestrators, {
          validator: encodeAddress('inj', bytes),
          orchestrator: told.name('orchestrator_address'),
          eth_address: readEthereumAddress(told.text('operator_eth_address')),
        })
      }),
      onEvent(`${events}.EventValsetUpdateRequest`, addValset),
      onEvent(`${events}.EventSendToEth`, addTransfer),
      onEvent(`${events}.EventCancelSendToEth`, cancelTransfer),
      onEvent(`${events}.EventOutgoingBatch`, (event, state, { block }) => makeBatch(event, state, block)),
      onEvent(`${events}.EventOutgoingBatchCanceled`, cancelBatch),
      ...(
        [
          ['EventDepositClaim', claimTypes.deposit],
          ['EventWithdrawClaim', claimTypes.withdrawal],
          ['EventERC20DeployedClaim', claimTypes.deployment],
          ['EventValsetUpdateClaim', claimTypes.valset],
        ] as const
      ).map(([name, type]) => {
        const open = openAttestation(type)
        return onEvent(`${events}.${name}`, (event, state, { block }) => open(event, state, block))
      }),
      onEvent(`${events}.EventAttestationVote`, addVote),
      onEvent(`${events}.EventAttestationObserved`, (event, state, { block }) =>
        observe(event, state, block),
      ),
      onEvent(`${events}.EventDepositReceived`, (event, state, { block }) =>
        countDeposit(event, state, block),
      ),
    ],
    messages: [
      onMessage(MsgValsetConfirm, (message, state) => {
        putValsetConfirm(state, readMessage(MsgValsetConfirm, message))
      }),
      onMessage(MsgConfirmBatch, (message, state) => {
        putBatchConfirm(state, readMessage(MsgConfirmBatch, message))
      }),
      onMessage(MsgUpdateParams, (message, state) => {
        return change(state, { params: readParams(readMessage(MsgUpdateParams, message).object('params')) })
      }),
      ...blacklistMessages,
      ...rateLimitMessages,
    ],
    async endBlock(state, block) {
      await pruneValsets(state, block)
      await pruneAttestations(state, block)
      await forgetCounted(state, block)
    },
    fromGenesis(state, genesis) {
      if (genesis !== undefined) readState(state, readFields(normalizeGenesis(genesis), 'peggy'))
    },
    async fromNode(state, node) {
      const { state: known } = await new QueryClient(node).peggyModuleState({}).response
      if (known !== undefined) readState(state, readMessage(GenesisState, known))
    },
  },
  history: {
    tables: historyTables,
    events: [
      noteEvent(`${events}.EventSendToEth`, noteWithdrawal),
      noteEvent(`${events}.EventOutgoingBatch`, noteBatch),
      noteEvent(`${events}.EventDepositClaim`, noteClaim('deposit')),
      noteEvent(`${events}.EventWithdrawClaim`, noteClaim('withdrawal')),
      noteEvent(`${events}.EventERC20DeployedClaim`, noteClaim('deployment')),
      noteEvent(`${events}.EventValsetUpdateClaim`, noteClaim('valset')),
      noteEvent(
        `${events}.EventAttestationVote`,
        noteStep('vote', { subject: 'event_nonce', attestation: 'attestation_id', account: 'voter' }),
      ),
      noteEvent(
        `${events}.EventAttestationObserved`,
        noteStep('observed', { subject: 'nonce', attestation: 'attestation_id' }),
      ),
      noteEvent(
        `${events}.EventCancelSendToEth`,
        noteStep('withdrawalCancelled', { subject: 'outgoing_tx_id' }),
      ),
      noteEvent(`${events}.EventOutgoingBatchCanceled`, noteStep('batchCancelled', { subject: 'nonce' })),
      noteEvent(
        `${events}.EventConfirmBatch`,
        noteStep('batchConfirmed', { subject: 'batch_nonce', account: 'orchestrator_address' }),
      ),
    ],
  },
}
