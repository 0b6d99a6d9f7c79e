/**
 * react-admin names its row checkboxes on MUI's outer span, where a name is not allowed and no screen reader looks. This
 * moves the name to the input, for every checkbox.
 */
export const labelledCheckbox = {
  input: (checkbox: object) =>
    'aria-label' in checkbox ? { 'aria-label': String(checkbox['aria-label']) } : {},
  root: { 'aria-label': undefined },
}
