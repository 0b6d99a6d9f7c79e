import type { Page } from '@playwright/test'

/** Collects what the page does from now on against the content security policy. */
export function watchPolicyViolations(page: Page): string[] {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text())
  })
  return violations
}
