import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { onDemand } from './on-demand.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

test('what the server wrote of a part stands until its script comes, whatever is drawn anew around it', async () => {
  const script = Promise.withResolvers<typeof Told>()
  const Part = onDemand(() => script.promise)
  function Page() {
    const [count, setCount] = useState(0)
    return (
      <main data-count={count}>
        <button type="button" onClick={() => setCount(count + 1)}>
          anew
        </button>
        <Part word="told" />
      </main>
    )
  }
  document.body.innerHTML =
    '<main data-count="0"><button type="button">anew</button><!--$--><p>told</p><!--/$--></main>'
  await act(async () => hydrateRoot(document.body, <Page />))
  await act(async () => document.querySelector('button')?.click())
  expect(document.querySelector('main')?.dataset.count).toBe('1')
  expect(document.querySelector('p')?.textContent).toBe('told')

  await act(async () => script.resolve(Told))
  expect(document.querySelector('p')?.textContent).toBe('told')
})

function Told({ word }: { word: string }) {
  return <p>{word}</p>
}
