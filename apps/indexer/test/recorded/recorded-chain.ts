import { notFound } from '@injsight/errors'
import type {
  Answer,
  NodeClient,
  RpcBlock,
  RpcBlockResults,
  RpcGenesis,
  RpcValidators,
} from '@injsight/node-client'
import { openRecording, type Recording } from '@injsight/recording'

export type RecordedChain = Pick<
  NodeClient,
  'fetchBlock' | 'fetchBlockResults' | 'fetchValidators' | 'fetchGenesis' | 'queryAbci'
> & { from: bigint; to: bigint }

const opened = new Map<string, Promise<Recording>>()

/** A recording asked as a node is, without a network between. All of it is read when it is opened: once for all tests. */
export async function openRecordedChain(folder: string): Promise<RecordedChain> {
  const opening = opened.get(folder) ?? openRecording(folder)
  opened.set(folder, opening)
  const recording = await opening
  return {
    from: recording.facts.from,
    to: recording.facts.to,
    fetchBlock: async (height) => parse<RpcBlock>((await recording.readBlock(height)).block),
    fetchBlockResults: async (height) =>
      parse<RpcBlockResults>((await recording.readBlock(height)).block_results),
    fetchValidators: async (height) =>
      parse<RpcValidators>((await recording.readBlock(height)).validators).value.validators,
    async fetchGenesis() {
      const result = parse<{ genesis: RpcGenesis }>((await recording.readGenesis()) ?? Buffer.from('{}'))
      return { raw: result.raw, value: result.value.genesis }
    },
    /** Of heights in the middle of a chain nobody has been asked. */
    async queryAbci(path, _, height) {
      throw notFound('state', `The recording has no answer of ${path} at height ${height ?? 'now'}`)
    },
  }
}

function parse<Value>(raw: Buffer): Answer<Value> {
  return { raw, value: JSON.parse(raw.toString('utf8')) as Value }
}
