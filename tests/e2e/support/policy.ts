/** Runs in a page before its own scripts, so it may use nothing from outside. */
export function logPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`Content Security Policy: ${violatedDirective} ${blockedURI}`);
  });
}
