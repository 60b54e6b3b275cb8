import { refuseMarkup } from './refuse-markup.ts'

/**
 * A page is whole without its scripts: they are asked for when it has been painted. Sooner they would take the line
 * from its style sheet and its fonts, and the processor from its layout.
 *
 * @param html a page as React Router writes it: its scripts are named for preloading, and one of them starts the rest
 */
export function letScriptsWait(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload" ', `<link rel="${waiting}" `)
    .replace(
      /<script( nonce="[^"]*")? type="module" async="">([^]*?)<\/script>/,
      (_, nonce: string | undefined = '', code: string) =>
        `<script${nonce} type="${waiting}">${code}</script><script${nonce}>${refuseMarkup}\n${startAfterPaint}</script>`,
    )
}

const waiting = 'after-paint'

// A page in the background isn't painted, but may start. A script that was of no known type runs when it is put into the
// page again: one with its text would be made of a text, which no policy trusts.
const startAfterPaint = `{const own=document.currentScript;(document.hidden?setTimeout:requestAnimationFrame)(()=>setTimeout(()=>{
for(const link of document.querySelectorAll('link[rel=${waiting}]'))link.rel='modulepreload'
const script=document.querySelector('script[type=${waiting}]')
script.type='module'
own.replaceWith(script)
}))}`
