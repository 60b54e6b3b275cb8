import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'
import { letScriptsWait } from './frame/scripts-after-paint.ts'
import { NonceProvider } from './frame/nonce.ts'

/** The page, whole: what matters is in the first HTML, and pages are kept by the server around this one. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = request.headers.get('x-injsight-nonce') ?? undefined
  headers.set('content-type', 'text/html; charset=utf-8')
  const html = await text(
    await render(
      <NonceProvider value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </NonceProvider>,
      nonce,
    ),
  )
  return new Response(letScriptsWait(html), { status, headers })
}

function render(page: ReactNode, nonce: string | undefined): Promise<PassThrough> {
  return new Promise((done, fail) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Nothing is set aside to be put in its place by a script: what is long would be hidden without one.
      progressiveChunkSize: Infinity,
      onAllReady: () => done(pipe(new PassThrough())),
      onError: fail,
    })
  })
}
