let isOn = false

/** Whether this process is traced; callers check it before expensive work. */
export function isTracing(): boolean {
  return isOn
}

export function setTracingEnabled(on: boolean): void {
  isOn = on
}
