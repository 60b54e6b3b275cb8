import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import * as english from '../words/en.ts'
import { check, type Claim } from './check.ts'
import { Steps } from './steps.tsx'

// Header of block 3 of the older recording: its hash, and those who signed it are left out.
const hash = 'F9F49D47451C0E3992FFC61661D8D4FE1BEF5947B346B75BBAFE0B36E7307296'
const header = {
  version: { block: '11' },
  chain_id: 'injective-777',
  height: '3',
  time: '2026-11-21T03:18:48.711087393Z',
  last_block_id: {
    hash: 'A6A4852001F5D1D8B08E30C2A9B7BD52287E072BECF37D0F714EA2162A087AA8',
    parts: { total: 1, hash: '998D18B6EAF10FED10781A69A2DF7C3C1E0F519CE6ABEFBB875957655B8F2B97' },
  },
  last_commit_hash: '842300BA8EA97747AF4B1878FFA395F23A4D45F58FE40EB8CE423A7750623406',
  data_hash: 'E3B0C44298FC1C149AFBF4C8996FB92427AE41E4649B934CA495991B7852B855',
  validators_hash: '8DF472D98703AAA4908B808B68B139E64D1A7C07A4C0B1C31FAB6B8EDD6505B1',
  next_validators_hash: '8DF472D98703AAA4908B808B68B139E64D1A7C07A4C0B1C31FAB6B8EDD6505B1',
  consensus_hash: '6F4E56487FEE13CE40A385BB78010692D496FD1BD0C7F0E216553923F6064DC8',
  app_hash: '265A2829625D3A4489E2ED3AA5C58E81DB963A71BC792839C44E2EB73448542B',
  last_results_hash: 'E3B0C44298FC1C149AFBF4C8996FB92427AE41E4649B934CA495991B7852B855',
  evidence_hash: 'E3B0C44298FC1C149AFBF4C8996FB92427AE41E4649B934CA495991B7852B855',
  proposer_address: 'D0762EBC5A88048C1A61001AF3E480923D9B9959',
}
const unshown = [{ step: 'commit', why: 'node', reason: 'The node \u202Ecan not be reached' }]
const { proofSteps } = english
const claim: Claim = { kind: 'block', path: '/proof/block/3/', shown: { hash, height: 3n } }

afterEach(() => vi.unstubAllGlobals())

test('[TX-08] what the node does not say is said, and is no proof', async () => {
  const page = await show({ value: { block: { hash, header, validators: [] }, unshown } })
  expect(statesOn(page)).toEqual(['header holds', 'commit unknown'])
  expect(page.querySelector('[role=alert]')).toBeNull()
  expect(page.textContent).toContain(hash)
  expect(page.querySelector('bdi')?.textContent).toBe(unshown[0]?.reason)
})

test('[TX-08] a byte that was changed is told loudly, with both values', async () => {
  const changed = { ...header, app_hash: header.app_hash.replace('265A', '265B') }
  const page = await show({ value: { block: { hash, header: changed, validators: [] }, unshown } })
  expect(statesOn(page)).toEqual(['header fails', 'commit unknown'])
  expect(page.querySelector('[role=alert]')?.textContent).toBe(proofSteps.fails)
  const [expected, came] = [...page.querySelectorAll('[data-step=header] dd')].map((dd) => dd.textContent)
  expect(expected).toBe(hash)
  expect(came).toMatch(/^[0-9A-F]{64}$/)
  expect(came).not.toBe(hash)
})

test('[TX-08] evidence that is rubbish proves nothing, and breaks nothing', async () => {
  for (const block of [null, {}, { header: 7 }, { header: { height: '<b>' } }, { header, commit: [] }]) {
    const { verdict } = await checkWith({ value: { block } })
    expect(verdict).not.toBe('holds')
  }
})

test('an index without evidence is a part that is missing', async () => {
  vi.stubGlobal('EventSource', StillStream) // what is missing listens for the next block
  const page = await show({ missing: 'There is no block 3 in the index' })
  // What says so comes when it is shown.
  await vi.waitFor(() =>
    expect(page.querySelector('[role=alert]')?.textContent).toContain('There is no block 3 in the index'),
  )
})

async function checkWith(evidence: unknown) {
  vi.stubGlobal('fetch', async () => Response.json({ evidence, words: proofSteps }))
  return check(claim)
}

async function show(evidence: unknown): Promise<HTMLElement> {
  const checked = await checkWith(evidence)
  const page = document.createElement('div')
  const router = createMemoryRouter([{ path: '*', element: <Steps checked={checked} /> }])
  vi.stubGlobal('words', english)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () => createRoot(page).render(<RouterProvider router={router} />))
  return page
}

function statesOn(page: HTMLElement): string[] {
  return [...page.querySelectorAll<HTMLElement>('[data-step]')].map(
    ({ dataset }) => `${dataset['step']} ${dataset['state']}`,
  )
}

class StillStream extends EventTarget {
  close() {}
}
