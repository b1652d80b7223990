// A bot in TypeScript against the documented protocol: node bot.ts http://127.0.0.1:8420   (node 22.18 or newer)
const address = process.argv[2] ?? "http://127.0.0.1:8420";
const ask = async (path: string, body: object, token = "") => {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  return (await fetch(address + "/api" + path, { method: "POST", headers, body: JSON.stringify(body) })).json();
};
const { token } = await ask("/guests", { name: "TypeScript" });
const { table } = await ask("/quick", { players: 2, bot: "random" }, token);
const line = new WebSocket(address.replace("http", "ws") + `/api/tables/${table.id}/live`);
line.onopen = () => line.send(JSON.stringify({ type: "hello", token }));
line.onmessage = ({ data }) => {
  const { view, seq, type, error } = JSON.parse(data);
  if (type === "refused") throw new Error(error.message);
  if (!view) return; // an answer, or somebody coming or going
  if (view.result) return console.log(JSON.stringify(view.result)), line.close();
  if (view.legal.length) line.send(JSON.stringify({ type: "act", seq, action: view.legal.at(-1) }));
};
