import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * Draws something beside the page, which goes on without it, until it is done. It stands outside of the page's router:
 * what it needs of it, it has to be given.
 *
 * @param draw called once
 * @example const agreed = await showBeside<boolean>((done) => createElement(Question, { done }))
 */
export async function showBeside<Answer>(
  draw: (done: (answer: Answer) => void) => ReactNode,
): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  root.render(draw(resolve))
  const answer = await promise
  root.unmount()
  container.remove()
  return answer
}
