import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')
/** What the programs keep on this machine; git ignores it, and deleting it loses nothing that can't be made again. */
export const dataFolder = resolve(root, '.data')
/** The chain that is played unless another is named. */
export const shownRecording = resolve(root, 'recordings/newer')
