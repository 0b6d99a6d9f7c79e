/**
 * react-admin sets the name of row checkboxes on MUI's outer span, where ARIA forbids it and screen readers ignore it. This moves the name
 * to the input.
 */
export const labelledCheckboxSlotProps = {
  input: (checkbox: object) =>
    'aria-label' in checkbox ? { 'aria-label': String(checkbox['aria-label']) } : {},
  root: { 'aria-label': undefined },
}
