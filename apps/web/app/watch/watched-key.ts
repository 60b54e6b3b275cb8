/** Under which a browser keeps what is watched: by itself, for those who ask whether anything is. */
export const watchedKey = 'explorer-watched'
