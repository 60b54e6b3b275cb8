/**
 * Where the local storage keeps what is on its way into a block. Of the site, which is of one chain: whichever tab has sent
 * it, the next waits for it.
 */
export const pendingKey = 'pendingTransaction'
