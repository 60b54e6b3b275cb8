/**
 * Runs before all other scripts. The policy of content lets no text become markup or code in a page (Trusted Types) but
 * what is let through here: what React writes when it makes a script anew, after a page that it didn't recognise.
 */
export const trustedTypesScript = String.raw`window.trustedTypes?.createPolicy('default',{createHTML:t=>t===''||t==='<script>\x3c/script>'?t:null});`
