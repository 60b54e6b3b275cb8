/** Whether an Accept-Encoding header takes an encoding; a quality of 0 means that it doesn't. */
function accepts(header: string | undefined, encoding: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name = '', quality = ''] = part.split(';', 2).map((text) => text.trim().toLowerCase())
    return name === encoding && !/^q=0(?:\.0*)?$/.test(quality)
  })
}

export const acceptsGzip = (header: string | undefined) => accepts(header, 'gzip')
export const acceptsBrotli = (header: string | undefined) => accepts(header, 'br')

/** Shorter than this a body gets longer, or as good as. */
const leastBytes = 256

export function isCompressible(type: string, length = leastBytes): boolean {
  return length >= leastBytes && /^text\/|json|javascript|xml|wasm/.test(type)
}
