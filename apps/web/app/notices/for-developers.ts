/** What the address of the home page ends in for whoever wanted a page for developers. */
export const forDevelopers = '#for-developers'
