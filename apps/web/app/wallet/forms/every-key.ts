/** In place of one of what there is to choose from: all of it at once. */
export const everyKey = 'all'
