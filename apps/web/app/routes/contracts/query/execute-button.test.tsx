import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Act } from '../../../wallet/act.ts'
import { setSession } from '../../../wallet/session.ts'
import { ExecuteButton } from './execute-button.tsx'

const started: Act[] = []
vi.mock('../../../wallet/act.ts', () => ({ startAct: (one: Act) => Promise.resolve(started.push(one)) }))

const execution = {
  contract: 'inj14hj2tavq8fpesdwxxcu44rty3hh90vhujaxlnz',
  message: '{"claim":{}}',
  funds: [],
}
const own = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'

async function draw(): Promise<HTMLButtonElement> {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const words = { sign: 'Sign and send', connect: 'Connect wallet to execute contracts' }
  await act(async () => createRoot(place).render(<ExecuteButton {...words} execution={execution} />))
  return place.querySelector('button') as HTMLButtonElement
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  started.length = 0
  setSession({ status: 'idle' })
})

test('[WASM-03] who isn’t connected is asked to connect; who is signs', async () => {
  expect((await draw()).textContent).toBe('Connect wallet to execute contracts')
  setSession({ status: 'connected', address: own })
  expect((await draw()).textContent).toBe('Sign and send')
})

test('[WASM-03] the press begins an act with the message of who signs', async () => {
  const button = await draw()
  await act(async () => button.click())
  const [message] = (await started[0]?.build(own)) ?? []
  expect(message?.toWeb3Gw()).toMatchObject({ sender: own, contract: execution.contract, msg: { claim: {} } })
})
