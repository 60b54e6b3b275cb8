import { findMember, type RpcValidators } from '@injsight/node-client'
import { readHeight, readPage } from './heights.ts'
import { joinJson, type Chain, type Method } from './method.ts'
import { readBytes, type Parameters } from './parameters.ts'

/** What is asked about blocks. */
export function blockMethods(chain: Chain): Record<string, Method> {
  const { recording, head } = chain
  const byHeight = (member: 'block' | 'block_results' | 'commit'): Method => ({
    parameters: ['height'],
    answer: async (parameters) => (await recording.readBlock(readHeight(chain, parameters)))[member],
  })
  const findByHash = (parameters: Parameters): bigint | undefined => {
    const height = recording.findBlock(readBytes(parameters, 'hash').toString('hex').toUpperCase())
    return height !== undefined && height <= head.height() ? height : undefined
  }
  return {
    block: byHeight('block'),
    block_results: byHeight('block_results'),
    commit: byHeight('commit'),
    header: {
      parameters: ['height'],
      answer: async (parameters) => headerOf(await recording.readBlock(readHeight(chain, parameters))),
    },
    block_by_hash: {
      parameters: ['hash'],
      async answer(parameters) {
        const height = findByHash(parameters)
        return height === undefined ? noBlock : (await recording.readBlock(height)).block
      },
    },
    header_by_hash: {
      parameters: ['hash'],
      async answer(parameters) {
        const height = findByHash(parameters)
        return height === undefined ? '{"header":null}' : headerOf(await recording.readBlock(height))
      },
    },
    validators: {
      parameters: ['height', 'page', 'per_page'],
      async answer(parameters) {
        const { validators } = await recording.readBlock(readHeight(chain, parameters))
        return pageOf(validators, parameters)
      },
    },
  }
}

const noBlock = '{"block_id":{"hash":"","parts":{"total":0,"hash":""}},"block":null}'

function headerOf({ block }: { block: Buffer }): Buffer {
  return joinJson('{"header":', memberOf(memberOf(block, 'block'), 'header'), '}')
}

/** The bytes of one member; of a recorded block all that we ask for are there. */
export function memberOf(json: Buffer, name: string): Buffer {
  const slice = findMember(json, name, false) ?? { start: 0, end: 0 }
  return json.subarray(slice.start, slice.end)
}

/** The recorded list whole where it was asked for whole, else the page of it. */
function pageOf(recorded: Buffer, parameters: Parameters): Buffer | string {
  const list = JSON.parse(recorded.toString('utf8')) as RpcValidators
  const { start, end } = readPage(parameters, Number(list.total))
  if (start === 0 && end === list.validators.length) return recorded
  const validators = list.validators.slice(start, end)
  return JSON.stringify({ ...list, validators, count: String(validators.length) })
}
