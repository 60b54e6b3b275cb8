// @vitest-environment node
import { GetWasmCodeResponse } from '@injsight/injsight-v1'
import { expect, test, vi } from 'vitest'
import { plainText } from '../../../language/written.ts'
import { fetchStateText } from '../../../sources/wasm/query.server.ts'
import { fetchProgram } from '../wasm/program.server.ts'
import { listCodeFacts } from './code.server.ts'

vi.mock('../../../sources/wasm/query.server.ts', () => ({ fetchStateText: vi.fn() }))

const naming = {
  language: 'en' as const,
  names: { tokens: new Map(), markets: new Map(), validators: new Map(), modules: new Map() },
}
const address = 'inj14hj2tavq8fpesdwxxcu44rty3hh90vhujaxlnz'
const stored = { codeId: 7n, creator: 'inj1vggz9egfe5g2u7rtdhsa67pscle7pt0a04c3hg', checksum: 'ab' }

test('[WASM-04] a code that a proposal stored leads to the proposal, and to the transaction that submitted it', () => {
  const code = GetWasmCodeResponse.create({ ...stored, proposal: 12n, proposalHash: 'AB'.repeat(32) })
  const fact = listCodeFacts(code, undefined, naming).find(({ name }) => name === 'Stored by proposal')
  expect(fact?.shown.map((piece) => (typeof piece === 'string' ? piece : piece.to))).toEqual([
    '/proposal/12/',
    ' · ',
    `/transaction/${'AB'.repeat(32)}/`,
  ])
})

test('[WASM-04] its type and version are what its newest contract says of itself, or why nobody says', async () => {
  const say = async (text: string | undefined) => {
    vi.mocked(fetchStateText).mockResolvedValue(text)
    const newest = { address, program: await fetchProgram(address) }
    const facts = listCodeFacts(GetWasmCodeResponse.create(stored), newest, naming)
    return plainText(facts.find(({ name }) => name === 'Type and version')?.shown ?? [])
  }
  expect(await say('{"contract":"crates.io:cw20-base","version":"1.1.0"}')).toMatch(
    /^\W?crates\.io:cw20-base 1\.1\.0\W?, as the contract says itself · inj14hj/,
  )
  expect(await say('')).toMatch(/^the contract doesn’t say · /)
  expect(await say(undefined)).toMatch(/^no node could be asked at the moment · /)
})
