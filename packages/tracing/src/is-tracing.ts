let isOn = false

/** Whether this process is traced: what costs something asks first. */
export function isTracing(): boolean {
  return isOn
}

export function setTracing(on: boolean): void {
  isOn = on
}
