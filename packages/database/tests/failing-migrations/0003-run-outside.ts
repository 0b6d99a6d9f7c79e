/** Those before it still share a transaction. */
export const transaction = false

export async function up(): Promise<void> {}
