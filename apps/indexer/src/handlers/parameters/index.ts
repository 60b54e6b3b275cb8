import { isDeepStrictEqual } from 'node:util'
import { ParameterChangeProposal } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/params/v1beta1/params_pb.js'
import { decodeMessage, findMessageType } from '@injsight/chain/decode'
import { bug } from '@injsight/errors'
import { toStorable } from '#src/decode/values/storable.ts'
import type { State } from '#src/state/state.ts'
import { onMessage, type MessageContext, type Module, type StateMessageHandler } from '../module.ts'
import { askEach } from '../node-transport.ts'
import { sequenceOf } from '../sequence-of.ts'
import { readGenesisParams } from './read-genesis.ts'
import {
  askParams,
  isUnset,
  knownModules,
  readParameters,
  readUpdate,
  type Parameter,
} from '@injsight/chain/parameters'
import { parameterChanges, parameters } from './tables.ts'
import { uploaderMessages } from './uploaders.ts'

/** What the modules of the chain go by, and who changed it. */
export const parametersModule: Module = {
  name: 'parameters',
  state: {
    tables: [parameters, parameterChanges],
    messages: [
      ...knownModules.flatMap(({ module, updates }) => updates.map((type) => onUpdate(module, type))),
      onMessage(ParameterChangeProposal, changeByName),
      ...uploaderMessages(changeParameter),
    ],
    fromGenesis(state, _, whole) {
      for (const one of knownModules) begin(state, one.module, readGenesisParams(one, whole))
    },
    async fromNode(state, node) {
      const told = await askEach(knownModules, (one) => askParams(one, node))
      for (const [at, { module }] of knownModules.entries()) begin(state, module, told[at])
    },
  },
}

function begin(state: State, module: string, params: object | undefined): void {
  for (const one of readParameters(params ?? {}, module)) state.put(parameters, { ...one, module, since: 0n })
}

/** A message with all parameters of a module: those that it leaves as they are have no history. */
function onUpdate(module: string, typeUrl: string): StateMessageHandler {
  const type = findMessageType(typeUrl)
  if (type === undefined) throw bug(`The type ${typeUrl} is not known`)
  return {
    typeUrl,
    async handle(value, state, context) {
      for (const one of readUpdate(module, decodeMessage(type, value))) {
        await changeParameter(state, module, one, context)
      }
    },
  }
}

async function changeParameter(
  state: State,
  module: string,
  { name, value }: Parameter,
  context: MessageContext,
): Promise<void> {
  const before = await state.find(parameters, { module, name })
  if (before === undefined ? isUnset(value) : isDeepStrictEqual(before.value, value)) return
  const key = { seq: sequenceOf(context), module, name }
  // Of two changes in one place nobody saw what was between them.
  const earlier = await state.find(parameterChanges, key)
  state.put(parameterChanges, {
    ...key,
    before: earlier === undefined ? (before?.value ?? null) : earlier.before,
    after: value,
    proposal: context.proposal ?? 0n,
  })
  state.put(parameters, { module, name, value, since: context.block.height })
}

/** As old chains did it: each parameter by the name that it has in the store of its module, its value in JSON. */
async function changeByName(
  { changes }: ParameterChangeProposal,
  state: State,
  context: MessageContext,
): Promise<void> {
  for (const { subspace, key, value } of changes) {
    const [module, name] = [toStorable(subspace), toStorable(key)]
    await changeParameter(state, module, { name, value: toStorable(value) }, context)
  }
}
