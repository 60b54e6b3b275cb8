/**
 * A script that runs before all modules of a page: from then on text that is given where markup is read stays text,
 * whoever gives it, since the policy of content asks for Trusted Types. React alone writes markup, the element of a
 * script that never runs, where it has to draw a page anew that something had changed before it came.
 */
export const refuseMarkup = `globalThis.trustedTypes?.createPolicy('default',{createHTML:text=>text==='<script></'+'script>'?text:text.replaceAll('<','&lt;')})`
